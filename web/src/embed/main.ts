// A view or a whole replay in a page of its own, without a server. The page holds what `feldberg.export` put there:
// JSON, compressed, as the text of #feldberg-data.

import { mount } from "svelte";
import "../fonts.css";
import "../app.css";
import "../seats.css";
import { prefs } from "../lib/prefs.svelte";
import Embed from "./Embed.svelte";
import type { Exported } from "./exported";

async function unpacked(base64: string): Promise<Exported> {
  const packed = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).json()) as Exported;
}

async function show(): Promise<void> {
  const data = document.getElementById("feldberg-data");
  if (!data) return;
  const exported = await unpacked(data.textContent.trim());
  prefs.lang = exported.lang;
  mount(Embed, { target: document.body, props: { exported } });
}

void show();
