import { exportLimits } from './parsing/exportLimits.ts'
import { ExportRefusal, type RefusalReason } from './parsing/ExportRefusal.ts'
import type { ConvertedExport } from './readExport.ts'

export interface ExportQuestion {
  bytes: Uint8Array
  fileName: string
}
export type ExportAnswer = { converted: ConvertedExport } | { reason: RefusalReason }

/**
 * Converts another platform's export in a worker, which is ended after its time. The file itself never leaves
 * the browser: the server gets the template, and checks it like any other. Throws an `ExportRefusal`.
 */
export async function convertExport(file: File, signal: AbortSignal): Promise<ConvertedExport> {
  if (file.size > exportLimits.fileBytes) throw new ExportRefusal('exportTooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const result = await postToWorker({ bytes, fileName: file.name }, signal)
  if ('reason' in result) throw new ExportRefusal(result.reason)
  return result.converted
}

function postToWorker(question: ExportQuestion, signal: AbortSignal): Promise<ExportAnswer> {
  const worker = new Worker(new URL('./exportWorker.ts', import.meta.url), { type: 'module' })
  const limit = AbortSignal.any([signal, AbortSignal.timeout(exportLimits.readMs)])
  return new Promise<ExportAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ExportAnswer>) => resolve(data))
    worker.addEventListener('error', () => resolve({ reason: 'exportUnreadable' }))
    limit.addEventListener('abort', () => resolve({ reason: 'exportTooSlow' }))
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
