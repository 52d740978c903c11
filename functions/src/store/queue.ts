import { functionLocations, type Region } from '../shared/regions.ts'
import { firebaseApp } from './firebase.ts'

/** Queues the reading of a knowledge source; the queue repeats it when an instance dies. */
export async function enqueueIndexing(task: {
  region: Region
  agentId: string
  sourceId: string
}): Promise<void> {
  const name = task.region === 'eu' ? 'indexKnowledgeSourceEu' : 'indexKnowledgeSourceNa'
  const { getFunctions } = await import('firebase-admin/functions')
  const queue = getFunctions(await firebaseApp()).taskQueue(
    `locations/${functionLocations[task.region]}/functions/${name}`,
  )
  await queue.enqueue(task)
}
