import type { LayoutQuestion } from './layoutFlow.ts'
import { layOutGraph } from './layOutGraph.ts'

/** Lays out the nodes outside the main thread, which would otherwise freeze. */
self.addEventListener('message', ({ data }: MessageEvent<LayoutQuestion>) => {
  self.postMessage(layOutGraph(data))
})
