import { listFunctions } from '../listFunctions.mjs'
import { projectId, urlOf } from '../ports.mjs'

const registered = new Set()

/**
 * Makes the Firestore emulator send the events that the served functions follow, as the functions emulator
 * does for its own. The emulator sends them to the host of its option `functions_emulator`.
 */
export async function registerTriggers() {
  for (const { id, eventTrigger } of await listFunctions()) {
    if (!eventTrigger || registered.has(id)) continue
    const { eventType, eventFilters, eventFilterPathPatterns } = eventTrigger
    const pattern = eventFilterPathPatterns?.document
    const response = await fetch(
      `${urlOf('firestore')}/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=${id}-0`,
      {
        method: 'POST',
        body: JSON.stringify({
          eventType,
          database: eventFilters.database,
          namespace: eventFilters.namespace,
          document: pattern
            ? { value: pattern, matchType: 'PATH_PATTERN' }
            : { value: eventFilters.document, matchType: 'EXACT' },
        }),
      },
    )
    if (!response.ok) throw new Error(`The trigger ${id} was refused: ${await response.text()}`)
    registered.add(id)
  }
}
