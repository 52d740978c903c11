import { z } from 'zod'
import { dayMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { isOpenerMember, type Opener } from '../../kernel/access/actor.ts'
import { isWithinLimit } from '../../kernel/access/isWithinLimit.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'
import type { ClientRef } from './ClientRef.ts'
import { pauseMails } from './allowMail.ts'
import { findAccount, readSessionVersion, type ClientAccount } from './clientAccount.ts'

const lastsMs = 90 * dayMs
/** The clients who share a browser: the newest ones have a pass. */
const maxClients = 5
const idLength = 22

/**
 * The uses that a pass allows a day, beside the limits of strangers: passwords, emails with a code, and tries
 * of these codes. A copy of the pass shares them.
 */
const maxDailyUses = { password: 20, code: 10, codeTry: 50 } as const
/** All passes of a client together allow this many times as many, since each sign-in gives a new one. */
const maxPasses = 3
type DeviceUse = keyof typeof maxDailyUses

/** A browser in which a client has signed in. `sv`, `by` and `since` are those of the session that began. */
const passSchema = z.object({
  region: z.string(),
  clientId: z.string(),
  id: z.string(),
  sv: z.int(),
  /** The member who knew the password; empty for a code. */
  by: z.string(),
  /** The start of the session in which they set it, in seconds; missing in older passes. */
  since: z.int().optional(),
  /** Milliseconds since 1970. */
  exp: z.int(),
})
const passesSchema = z.array(passSchema).max(maxClients)
type Pass = z.infer<typeof passSchema>

/** The account of a client, with the pass of a browser in which they have signed in. */
interface KnownAccount extends ClientAccount {
  passId: string
}

/** A request to sign in, with what its browser has stored. */
interface DeviceRequest {
  host: string
  email: string
  /** The signed passes of the browser; empty where it has none. */
  device: string
}

/**
 * Returns the account of a request from a browser in which the client has signed in before. Undefined for all
 * other browsers, and where the session that began there would have ended: by a new password, or with the
 * membership or the session of a member who knew the password.
 */
async function findDevice(
  signing: SigningKeys,
  { host, email, device }: DeviceRequest,
  now: number,
): Promise<KnownAccount | undefined> {
  const passes = readPasses(signing, device, now)
  if (passes.length === 0) return undefined
  const account = await findAccount(host, email)
  const { region, client } = account
  const pass = client && passes.find((one) => one.region === region && one.clientId === client.data.ID)
  if (!client || !pass) return undefined
  const { sv, by, exp, since = (exp - lastsMs) / 1_000, id: passId } = pass
  const isLive =
    (await readSessionVersion(region, client.data.ID)) === sv &&
    (await isOpenerMember(region, client.data.wsId, { by, since }))
  return isLive ? { ...account, client, passId } : undefined
}

/**
 * Returns the same account, and counts a use of the browser's pass. Such a request needs none of the limits
 * that strangers can use up. Undefined also when the pass is used up for the day: the limits of strangers
 * apply then. The pass grants nothing else, in particular no session. Throws `codeTooSoon` within a minute of
 * the last email.
 */
export async function countPassUse(
  signing: SigningKeys,
  request: DeviceRequest,
  use: DeviceUse,
  now: number,
): Promise<ClientAccount | undefined> {
  const found = await findDevice(signing, request, now)
  if (!found) return undefined
  const { passId, ...account } = found
  if (use === 'code') await pauseMails('device', passId, now)
  const max = maxDailyUses[use]
  const client = `${account.region}:${account.client?.data.ID}`
  const isWithin =
    (await isWithinLimit(throttle(`clientDevice:${use}:${passId}`, max, dayMs, now))) &&
    (await isWithinLimit(throttle(`clientDevices:${use}:${client}`, maxPasses * max, dayMs, now)))
  return isWithin ? account : undefined
}

/**
 * Returns what a browser gets after a sign-in: the session's token, and its passes, with a new one for the
 * client. The new one has uses of its own, so that a copy of the earlier one does not use them up.
 */
export function withDevice(
  signing: SigningKeys,
  device: string,
  { token, region, clientId, sv, opener }: ClientRef & { token: string; sv: number; opener: Opener },
  now: number,
): { token: string; region: Region; device: string } {
  const pass: Pass = { region, clientId, id: randomIdentifier(idLength), sv, ...opener, exp: now + lastsMs }
  const others = readPasses(signing, device, now).filter(
    (one) => one.region !== region || one.clientId !== clientId,
  )
  const passes = [pass, ...others].slice(0, maxClients)
  const body = Buffer.from(JSON.stringify(passes)).toString('base64url')
  return { token, region, device: `${body}.${signing.sign(signedText(body))}` }
}

/** Returns the passes that are signed and not over. */
function readPasses(signing: SigningKeys, device: string, now: number): Pass[] {
  const [body = '', given = '', ...rest] = device.split('.')
  if (rest.length > 0 || !signing.isSigned(signedText(body), given)) return []
  const passes = passesSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  return passes.success ? passes.data.filter(({ exp }) => exp > now) : []
}

/** Returns the signed text: with its purpose, so that no signature is valid for anything else. */
function signedText(body: string): string {
  return `clientDevice:${body}`
}
