import { whatsappNumberSchema } from '../../../../../shared/channels/channels.ts'
import { minuteMs } from '../../../../../shared/durations.ts'
import { paths } from '../../../../../shared/paths.ts'
import { regions } from '../../../../../shared/regions/regions.ts'
import { Writes } from '../../../../../store/commit.ts'
import { readDocument } from '../../../../../store/documents.ts'
import { AppError } from '../../../../kernel/errors/AppError.ts'
import type { Ports } from '../../../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../../../kernel/untilUnchanged.ts'
import { FreshCache } from '../../accounts/FreshCache.ts'
import { isEqualText } from '../../meta/isEqualText.ts'
import { isSignedByMeta } from '../../meta/isSignedByMeta.ts'
import type { OwnLine } from '../OwnLine.ts'
import { readWhatsappSecret, type WhatsappSecret } from '../WhatsappNumbers.ts'

const maxBytes = 1_000_000
const entryBytes = 900
const freshMs = minuteMs

interface OwnAppNumber {
  line: OwnLine
  secret: WhatsappSecret
}

type Keys = Pick<Ports, 'keys'>

/**
 * A cache of the numbers with their own webhook URL: three reads per agent and minute, however many requests
 * arrive.
 */
export class OwnAppNumbers {
  private readonly entries: FreshCache<OwnAppNumber | undefined>
  private readonly ports: Keys

  constructor(ports: Keys & Pick<Ports, 'now'>) {
    this.entries = new FreshCache(ports, { name: 'ownAppNumbers', maxBytes, entryBytes, freshMs })
    this.ports = ports
  }

  /**
   * Returns the number of a request; throws AppError 'unauthenticated' unless the number's own app signed it.
   */
  async verify(agentId: string, body: Buffer, signature: string): Promise<OwnLine> {
    const number = await this.of(agentId)
    if (!number || !isSignedByMeta(number.secret.appSecret, body, signature))
      throw new AppError('unauthenticated')
    return number.line
  }

  private async of(agentId: string): Promise<OwnAppNumber | undefined> {
    const cached = this.entries.get(agentId)
    if (cached) return cached.value
    const number = await readOwnAppNumber(this.ports, agentId)
    this.entries.set(agentId, number)
    return number
  }
}

/**
 * Confirms a webhook's URL to Meta by the token that the owner gave to both, and records that. Throws
 * AppError 'permission-denied' for another token.
 */
export async function confirmOwnApp(ports: Keys, agentId: string, verifyToken: string): Promise<void> {
  const number = await readOwnAppNumber(ports, agentId)
  if (!number || !isEqualText(number.secret.verifyToken, verifyToken)) throw new AppError('permission-denied')
  const { region, phoneId } = number.line
  await untilUnchanged(async () => {
    const stored = await readDocument(region, paths.waNumber(agentId), whatsappNumberSchema)
    if (stored?.data.phoneId !== phoneId || stored.data.waVerifyPassed) return
    await new Writes(region).update(stored.path, { waVerifyPassed: true }, stored.version).commitUnchanged()
  })
}

async function readOwnAppNumber({ keys }: Keys, agentId: string): Promise<OwnAppNumber | undefined> {
  for (const region of regions) {
    const stored = await readDocument(region, paths.waNumber(agentId), whatsappNumberSchema)
    if (stored?.data.method !== 'legacy') continue
    const { ownerID, phoneId, wabaId } = stored.data
    const secret = await readWhatsappSecret(keys, { region, agentId }, ownerID)
    if (secret?.appSecret) return { line: { region, agentId, phoneId, wabaId }, secret }
  }
  return undefined
}
