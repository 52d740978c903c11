import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { sha256 } from '../identifiers.ts'

/**
 * Records in `setAside/{id}` and the log that a sweep failed for a document, and lets the sweep continue. An
 * operator of the platform finds the document's path and the kind of error, never its content.
 */
export async function setAside(region: Region, what: string, path: string, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.name : typeof error
  console.error('A document was set aside', { what, path, reason })
  try {
    const id = sha256(`${what} ${path}`).slice(0, 40)
    await new Writes(region).set(paths.setAside(id), { what, path, reason, at: Date.now() }).commit()
  } catch (failure) {
    // The log has it; a failed record must not stop the sweep.
    console.error('A record of a document that was set aside could not be stored', {
      name: failure instanceof Error ? failure.name : '',
    })
  }
}
