import { dayMs, minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument, readQuery } from '../../../../store/documents.ts'
import { audiencePartSchema, audienceSchema, type Audience, type Listener } from './audience.ts'
import { buildAudience } from './buildAudience.ts'

/** Long enough to cost little, short enough that a lost event of the database does no lasting harm. */
const lastsMs = dayMs
/** A client who changes their settings without end costs one build a minute. */
const choicesMs = minuteMs

/**
 * Returns the clients of an organisation with their browsers. Reads the stored audience, a few documents
 * whatever the number of clients, and builds it again after a change.
 */
export async function readAudience(region: Region, orgId: string, now: number): Promise<Listener[]> {
  const head = await readDocument(region, paths.audience(orgId), audienceSchema)
  const stored = head && isCurrent(head.data, now) && (await readParts(region, orgId, head.data))
  const listeners = stored || (await buildAudience(region, orgId, head, now))
  return listeners.map(({ client, browsers }) => ({
    client,
    browsers: browsers.filter(({ expiresAt }) => expiresAt > now),
  }))
}

function isCurrent(audience: Audience, now: number): boolean {
  const { changedAt, chosenAt, builtFrom, builtFromChoice, addedAt, builtFromAdded, builtAt } = audience
  const freshMs = builtFromChoice === chosenAt ? lastsMs : choicesMs
  return builtFrom === changedAt && builtFromAdded === addedAt && builtAt + freshMs > now
}

/** Returns undefined when the parts were replaced since the head was read. */
async function readParts(
  region: Region,
  orgId: string,
  { builtFrom, parts }: Audience,
): Promise<Listener[] | undefined> {
  const stored = await readQuery(region, paths.audienceParts(orgId), audiencePartSchema)
  const isComplete = stored.length === parts && stored.every(({ data }) => data.builtFrom === builtFrom)
  return isComplete ? stored.flatMap(({ data }) => data.listeners) : undefined
}
