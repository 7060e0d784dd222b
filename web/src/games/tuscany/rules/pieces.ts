import type { Chapter, Told } from "../../../lib/rules";
import { COLOURS } from "../content";

export const pieces: Chapter<Told> = {
  title: { en: "All pieces", ru: "Все части" },
  sections: [
    {
      id: "things",
      title: { en: "On the table", ru: "На столе" },
      blocks: [
        {
          entries: [
            "thing:domain",
            "thing:area",
            "thing:display",
            "thing:neutral",
            "thing:stack",
            "thing:storage",
            "thing:start",
            "thing:hex",
            "thing:marble",
            "thing:worker",
            "thing:region card",
            "thing:yield card",
            "thing:bonus tile",
            "thing:colour bonus",
            "thing:green",
            "thing:red",
            "thing:first",
          ],
        },
      ],
    },
    {
      id: "colours",
      title: { en: "Colours", ru: "Цвета" },
      blocks: [{ entries: COLOURS.map((colour) => `colour:${colour}`) }],
    },
    {
      id: "editions",
      title: { en: "Editions", ru: "Издания" },
      blocks: [{ entries: ["option.edition", "option.content"] }],
    },
  ],
};
