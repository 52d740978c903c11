import { randomUUID } from 'node:crypto'
import type { CloudEvent, CloudFunction } from 'firebase-functions/v2'
import * as deployed from '../../src/index.ts'
import { databaseIds, functionLocations, type Region } from '../../src/shared/regions/regions.ts'
import { Query, type StoredFields } from '../../src/store/Query.ts'
import { encodeFields } from '../../src/store/values.ts'
import { projectId } from '../emulator.ts'

type Trigger = CloudFunction<CloudEvent<unknown>>

/** An event of the database for one trigger. */
export interface TriggerEvent {
  trigger: string
  event: CloudEvent<unknown>
}

/** Returns the deployed functions that follow the database, by name. */
export function deployedTriggers(): Map<string, Trigger> {
  const all: Record<string, unknown> = deployed
  const triggersByPath = new Map<string, Trigger>()
  for (const [name, exported] of Object.entries(all))
    if (isTrigger(exported)) triggersByPath.set(name, exported)
  return triggersByPath
}

function isTrigger(exported: unknown): exported is Trigger {
  if (typeof exported !== 'function' || !('__endpoint' in exported)) return false
  const endpoint: unknown = exported.__endpoint
  return typeof endpoint === 'object' && endpoint !== null && 'eventTrigger' in endpoint
}

/** Returns the document pattern of a trigger. */
function patternOf(trigger: Trigger): string {
  return String(trigger.__endpoint.eventTrigger?.eventFilterPathPatterns?.['document'])
}

/** Finds what changed in a region's database, and sends it to the deployed triggers as Eventarc does. */
export class DatabaseEvents {
  private readonly region: Region
  private readonly triggers: [string, Trigger][]
  private documents = new Map<string, StoredFields>()

  constructor(region: Region) {
    this.region = region
    this.triggers = [...deployedTriggers()].filter(
      ([, { __endpoint }]) => __endpoint.eventTrigger?.eventFilters?.['database'] === databaseIds[region],
    )
  }

  /** Returns the events of all changes since the last call; the first call returns those of all documents. */
  async take(): Promise<TriggerEvent[]> {
    const before = this.documents
    this.documents = await this.read()
    const changed = [...new Set([...before.keys(), ...this.documents.keys()])].filter(
      (path) => before.get(path)?.version !== this.documents.get(path)?.version,
    )
    return changed.flatMap((path) =>
      this.triggers
        .filter(([, trigger]) => matches(patternOf(trigger), path) && isFor(trigger, before.get(path)))
        .map(([trigger]) => ({ trigger, event: this.eventOf(path, before.get(path)) })),
    )
  }

  private async read(): Promise<Map<string, StoredFields>> {
    const names = new Set(this.triggers.map(([, trigger]) => patternOf(trigger).split('/').at(-2) ?? ''))
    const documents = await Promise.all(
      [...names].map((name) => Query.collectionGroup(this.region, name).read()),
    )
    return new Map(documents.flat().map((document) => [document.path, document]))
  }

  private eventOf(path: string, before: StoredFields | undefined): CloudEvent<unknown> {
    const after = this.documents.get(path)
    return documentEvent(this.region, path.split('/').map(decodeURIComponent).join('/'), { before, after })
  }
}

/** Sends events to their triggers, one after the other. */
export async function sendEvents(events: readonly TriggerEvent[]): Promise<void> {
  const triggers = deployedTriggers()
  for (const { trigger, event } of events) await triggers.get(trigger)?.(structuredClone(event))
}

type State = Pick<StoredFields, 'fields' | 'version'> | undefined

/** Returns the event of a write; its time is that of the write. */
export function documentEvent(
  region: Region,
  document: string,
  { before, after }: { before?: State; after?: State },
): CloudEvent<unknown> {
  const database = databaseIds[region]
  const name = `projects/${projectId}/databases/${database}/documents/${document}`
  const valueOf = (state: State) =>
    state && {
      name,
      fields: encodeFields(state.fields),
      createTime: state.version,
      updateTime: state.version,
    }
  const event = {
    specversion: '1.0' as const,
    id: randomUUID(),
    source: `//firestore.googleapis.com/projects/${projectId}/databases/${database}`,
    type: 'google.cloud.firestore.document.v1.written',
    time: after?.version ?? new Date().toISOString(),
    datacontenttype: 'application/json',
    project: projectId,
    location: functionLocations[region],
    namespace: '(default)',
    database,
    document,
    data: { value: valueOf(after), oldValue: valueOf(before) },
  }
  return event
}

function matches(pattern: string, path: string): boolean {
  const names = path.split('/')
  const parts = pattern.split('/')
  return (
    parts.length === names.length && parts.every((part, at) => part.startsWith('{') || part === names[at])
  )
}

/** Returns whether a trigger is for an event: some follow only the creation of documents. */
function isFor(trigger: Trigger, before: StoredFields | undefined): boolean {
  return !trigger.__endpoint.eventTrigger?.eventType.endsWith('.created') || before === undefined
}
