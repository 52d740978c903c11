import { z } from 'zod'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { uidOfClient } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { isWithinLimit } from '../../kernel/access/isWithinLimit.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'
import { pauseMails } from './allowMail.ts'
import { findAccount, type ClientAccount } from './clientAccount.ts'
import type { ClientRef } from './openCodes.ts'

const dayMs = 86_400_000
const lastsMs = 90 * dayMs
/** The clients who share a browser: the newest ones have a pass. */
const maxClients = 5
const idLength = 22

/**
 * The uses that a pass allows a day, beside the limits of strangers: wrong passwords, emails with a code, and
 * tries of these codes. Whoever copies a pass gets no more than these.
 */
const maxDailyUses = { password: 20, code: 10, codeTry: 50 } as const
type DeviceUse = keyof typeof maxDailyUses

/** A browser in which a client has signed in. `sv`: the version of their sessions then. */
const passSchema = z.object({
  region: z.string(),
  clientId: z.string(),
  id: z.string(),
  sv: z.int(),
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
 * other browsers, and where a new password has ended the client's sessions since.
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
  const access = await readDocument(region, paths.access(uidOfClient(region, client.data.ID)), accessSchema)
  return access?.data.sv === pass.sv ? { ...account, client, passId: pass.id } : undefined
}

/**
 * Returns the same account, and counts a use of the browser's pass. Such a request needs none of the limits
 * that strangers can use up. Undefined also when the pass is used up for the day: the limits of strangers apply
 * then. The pass grants nothing else, in particular no session. Throws `codeTooSoon` within a minute of the
 * last email.
 */
export async function openDevice(
  signing: SigningKeys,
  request: DeviceRequest,
  use: DeviceUse,
  now: number,
): Promise<ClientAccount | undefined> {
  const known = await findDevice(signing, request, now)
  if (!known) return undefined
  const { passId, ...account } = known
  if (use === 'code') await pauseMails('device', passId, now)
  const counted = throttle(`clientDevice:${use}:${passId}`, maxDailyUses[use], dayMs, now)
  return (await isWithinLimit(counted)) ? account : undefined
}

/**
 * Returns what a browser gets after a sign-in: the session's token, and its passes, with a new one for the
 * client. The new one has uses of its own, so that a copy of the earlier one does not use them up.
 */
export function withDevice(
  signing: SigningKeys,
  device: string,
  { token, region, clientId, sv }: ClientRef & { token: string; sv: number },
  now: number,
): { token: string; region: Region; device: string } {
  const pass: Pass = { region, clientId, id: randomIdentifier(idLength), sv, exp: now + lastsMs }
  const others = readPasses(signing, device, now).filter(
    (one) => one.region !== region || one.clientId !== clientId,
  )
  const passes = [pass, ...others].slice(0, maxClients)
  const body = Buffer.from(JSON.stringify(passes)).toString('base64url')
  return { token, region, device: `${body}.${signing.sign(signed(body))}` }
}

/** Returns the passes that are signed and not over. */
function readPasses(signing: SigningKeys, device: string, now: number): Pass[] {
  const [body = '', given = '', ...rest] = device.split('.')
  if (rest.length > 0 || !signing.isSigned(signed(body), given)) return []
  const passes = passesSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  return passes.success ? passes.data.filter(({ exp }) => exp > now) : []
}

/** Returns the signed text: with its purpose, so that no signature is valid for anything else. */
function signed(body: string): string {
  return `clientDevice:${body}`
}
