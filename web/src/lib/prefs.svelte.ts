// What a person likes, kept in the browser.

export const LANGUAGES = { en: "English", ru: "Русский" } as const;
export type Lang = keyof typeof LANGUAGES;
export type Theme = "auto" | "light" | "dark";
/** How fast others' moves follow one another. */
export const PACES = ["slow", "normal", "instant"] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  atOnce: boolean;
  motion: boolean;
  pace: Pace;
  panel: boolean;
  /** people whose words are not shown */
  muted: string[];
  /** the game chosen last */
  game: string;
  /** what was seen of the first-game guides, by game */
  guides: Record<string, string[]>;
}

const STORED = "feldberg";

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Preferences implements Kept {
  lang: Lang = $state("en");
  theme: Theme = $state("auto");
  atOnce = $state(false);
  motion = $state(true);
  pace: Pace = $state("normal");
  panel = $state(true);
  muted: string[] = $state.raw([]);
  game = $state("");
  guides: Record<string, string[]> = $state.raw({});

  constructor() {
    const kept = stored();
    const speaksRussian = navigator.languages.some((one) => one.startsWith("ru"));
    this.lang = kept.lang && Object.hasOwn(LANGUAGES, kept.lang) ? kept.lang : speaksRussian ? "ru" : "en";
    this.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : "auto";
    this.atOnce = kept.atOnce === true;
    this.motion = kept.motion !== false;
    this.pace = PACES.find((one) => one === kept.pace) ?? "normal";
    this.panel = kept.panel !== false;
    this.muted = Array.isArray(kept.muted) ? kept.muted.map(String) : [];
    this.game = typeof kept.game === "string" ? kept.game : "";
    this.guides = kept.guides ?? {};
  }

  /** On the page; like `keep` called within an effect, so again whenever one changes. Apart from it, since what is set
   *  here has the whole page styled anew. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? "on" : "off";
  }

  keep(): void {
    const { lang, theme, atOnce, motion, pace, panel, muted, game, guides } = this;
    try {
      localStorage.setItem(
        STORED,
        JSON.stringify({ lang, theme, atOnce, motion, pace, panel, muted, game, guides } satisfies Kept),
      );
    } catch {
      // Some browsers keep nothing: then it holds for this visit.
    }
  }
}

export const prefs = new Preferences();
