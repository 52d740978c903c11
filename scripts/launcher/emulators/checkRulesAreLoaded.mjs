import { failWith } from '../failWith.mjs'
import { projectId, urlOf } from '../ports.mjs'

const databases = ['(default)', 'voiceglow-eu']

/**
 * Requires that an anonymous write is refused in both databases.
 * A Firestore emulator with an unsuitable configuration has no rules at all, and everything would seem to
 * work.
 */
export async function checkRulesAreLoaded() {
  for (const database of databases) {
    const documents = `${urlOf('firestore')}/v1/projects/${projectId}/databases/${database}/documents`
    const response = await fetch(`${documents}/launcherCanary?documentId=canary`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: {} }),
    })
    if (response.status !== 403) {
      failWith(
        `The security rules are not in force: an anonymous write to ${database} was answered ${response.status}.`,
      )
    }
  }
}
