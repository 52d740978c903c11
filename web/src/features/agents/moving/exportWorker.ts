import { ExportRefusal } from './parsing/ExportRefusal.ts'
import type { ExportAnswer, ExportQuestion } from './convertExport.ts'
import { readExport } from './readExport.ts'

/** Reads a file outside the main thread, which a large or hostile one would freeze. */
self.addEventListener('message', ({ data }: MessageEvent<ExportQuestion>) => {
  self.postMessage(answerTo(data))
})

function answerTo({ bytes, fileName }: ExportQuestion): ExportAnswer {
  try {
    return { converted: readExport(bytes, fileName) }
  } catch (error) {
    return { reason: error instanceof ExportRefusal ? error.reason : 'exportUnreadable' }
  }
}
