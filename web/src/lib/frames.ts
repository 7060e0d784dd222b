/** What asks where things lie, once for all that changes before the next frame: asked at once, each change would have the
 *  page laid out anew. It is still done before the frame is drawn. */
export function inFrame(look: () => void): () => void {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      look();
    });
  };
}
