import { minuteMs } from '../../../shared/durations.ts'
import type { ModelKeyTest } from '../../../shared/models/modelKeys.ts'
import { tokenCostOf, type ModelId } from '../../../shared/models/models.ts'
import type { ModelVendor } from '../../../shared/models/modelPrice.ts'
import { models } from '../../../shared/models/modelSeed.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import type { ModelKey, Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { modelFailure, ModelKeyRefused } from './ModelKeyRefused.ts'
import { changeKey } from './recordModelKey.ts'
import { openModelKey, readKeyRecords } from './readModelKeys.ts'

const maxPerMinute = 6
/** A model that thinks first takes some seconds. */
const maxMs = 15_000
/** Some models refuse a lower limit. */
const fewTokens = 16

/**
 * Sends a vendor a tiny question with the workspace's key. A key that passes is used by turns again. The
 * result only says whether the vendor accepts the key.
 */
export async function testModelKey(
  ports: Pick<Ports, 'now' | 'keys' | 'languageModel'>,
  caller: Caller,
  { vendor, ...ref }: WorkspaceRef & { vendor: ModelVendor },
): Promise<ModelKeyTest> {
  await authorizeForWorkspace(caller, 'changeModelKeys', ref)
  await throttle(`testModelKey:${ref.workspaceId}`, maxPerMinute, minuteMs, ports.now())
  const storedKey = (await readKeyRecords(ref))?.data.keys[vendor]
  const key = storedKey && (await openModelKey(ports, ref, vendor, storedKey))
  if (!key) throw new AppError('not-found')
  const startedAt = ports.now()
  const outcome = await tryKey(ports, cheapestOf(vendor), key)
  const milliseconds = Math.max(0, Math.round(ports.now() - startedAt))
  if (outcome === 'ok') await changeKey(ref, key, passedFields)
  if (outcome === 'refused')
    await changeKey(ref, key, ({ refusedAt }) => (refusedAt ? {} : { refusedAt: startedAt }))
  return { outcome, milliseconds }

  function passedFields() {
    return { refusedAt: 0, lastUsedAt: startedAt }
  }
}

async function tryKey(
  { languageModel }: Pick<Ports, 'languageModel'>,
  model: ModelId,
  key: ModelKey,
): Promise<ModelKeyTest['outcome']> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), maxMs)
  try {
    const stream = languageModel.stream({
      model,
      key,
      instructions: 'Answer with one word.',
      messages: [{ role: 'user', content: 'Say OK.' }],
      maxOutputTokens: fewTokens,
      signal: stop.signal,
    })
    for await (const part of stream) if (part.type === 'usage') break
    return stop.signal.aborted ? 'unreachable' : 'ok'
  } catch (error) {
    return modelFailure(error) instanceof ModelKeyRefused ? 'refused' : 'unreachable'
  } finally {
    clearTimeout(timer)
  }
}

function cheapestOf(vendor: ModelVendor): ModelId {
  const vendorModels = models.filter(({ provider }) => provider === vendor)
  const [cheapest] = vendorModels.toSorted((one, other) => tokenCostOf(one) - tokenCostOf(other))
  if (!cheapest) throw new AppError('not-found')
  return cheapest.id
}
