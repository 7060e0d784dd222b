// A box of fixed size whose text may be longer: it scrolls, says by `data-cut` that there is more below, and can then be
// reached by the keyboard.

import type { Attachment } from "svelte/attachments";

const LINE = 4; // less is no line

export const scrolled: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    const hidden = box.scrollHeight - box.clientHeight;
    box.toggleAttribute("data-cut", hidden - box.scrollTop > LINE);
    if (hidden > LINE) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const anew = (): void => {
    box.scrollTop = 0;
    look();
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  const words = new MutationObserver(anew);
  words.observe(box, { subtree: true, childList: true, characterData: true });
  box.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    words.disconnect();
    box.removeEventListener("scroll", look);
  };
};
