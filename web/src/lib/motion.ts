/** Whether nothing may move of itself: the person's wish, here or for all programs. */
export const still = (): boolean =>
  document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
