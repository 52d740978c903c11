import { ZodError } from 'zod'
import { InvalidPath } from '../../../store/rest.ts'

/**
 * Processes an event of a document. An event whose content no repetition could process is logged once and
 * acknowledged, because Eventarc would repeat it for a day; any other error is thrown.
 */
export async function acknowledgeUnusable(document: string, process: () => Promise<void>): Promise<void> {
  try {
    await process()
  } catch (error) {
    if (!(error instanceof ZodError) && !(error instanceof InvalidPath)) throw error
    console.error('An event of the database cannot be processed', { document, reason: error.name })
  }
}
