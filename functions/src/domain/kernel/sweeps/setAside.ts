import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { sha256 } from '../identifiers.ts'

/**
 * Notes that a sweep could not do its work on a document, where an operator of the platform finds it, and
 * goes on: `setAside/{id}` and the log say which document and what kind of error, and never what is in it.
 */
export async function setAside(region: Region, what: string, path: string, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.name : typeof error
  console.error('A document was set aside', { what, path, reason })
  try {
    const id = sha256(`${what} ${path}`).slice(0, 40)
    await new Writes(region).set(paths.setAside(id), { what, path, reason, at: Date.now() }).commit()
  } catch (failure) {
    // The log has it; the sweep is worth more than the note.
    console.error('A note of it could not be made', { name: failure instanceof Error ? failure.name : '' })
  }
}
