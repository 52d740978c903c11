import { ZodError } from 'zod'

/**
 * Processes an event of a document. An event that cannot be parsed is logged once and acknowledged, because
 * Eventarc would repeat it for a day without another result. Errors of the processing are thrown, also those
 * of parsing other documents: a version that is about to be deployed may succeed.
 */
export async function acknowledgeUnusable<Event>(
  document: string,
  parse: () => Event,
  process: (event: Event) => Promise<void>,
): Promise<void> {
  const event = tryParse(document, parse)
  if (event) await process(event.parsed)
}

function tryParse<Event>(document: string, parse: () => Event): { parsed: Event } | undefined {
  try {
    return { parsed: parse() }
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    console.error('An event of the database cannot be processed', { document, reason: error.name })
    return undefined
  }
}
