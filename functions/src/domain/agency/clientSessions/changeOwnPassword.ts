import { agencySchema } from '../../../shared/agencies/agency.ts'
import { clientSchema, type Client } from '../../../shared/agencies/client.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { isOpenerMember, openerOf, readAccess, type Caller, type Opener } from '../../kernel/access/actor.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { endSessions } from '../clients/clientAccess.ts'
import { clientSecretSchema, hashPassword, isPassword, openerOfSecret } from '../clients/passwords.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'

const maxTriesPerHour = 10
/** A client without a password proves who they are by an emailed code that is at most this old. */
const freshSeconds = 15 * 60

interface PasswordChange {
  region: Region
  /** Empty where the client has no password yet. */
  current: string
  password: string
}

/**
 * Sets the password that a client has chosen themselves and ends all their sessions, this one too: people who
 * knew the old password are signed out. A member who knew it could be the one who changes it, so the new one
 * ends with their membership as well, unless an emailed code began the session. Throws AppError
 * 'invalid-argument' for a wrong present password, and 'failed-precondition' where the client has none, or
 * one that has ended with its member, and did not sign in by a code within the last 15 minutes, or where the
 * agency has disabled passwords.
 */
export async function changeOwnPassword(
  { now }: Pick<Ports, 'now'>,
  caller: Caller,
  { region, current, password }: PasswordChange,
): Promise<{ success: true }> {
  const access = await readAccess(region, caller)
  if (access.kind !== 'client') throw new AppError('permission-denied')
  const { clientId, agencyId } = access
  await throttle(`ownPassword:${region}:${clientId}`, maxTriesPerHour, hourMs, now())
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  if (!agency || agency.data.disablePasswordLogin)
    throw new AppError('failed-precondition', 'passwordLoginIsOff')
  const secret = await hashPassword(password, now(), { by: '' })
  await untilUnchanged(async () => {
    const stored = await readDocument(region, paths.access(caller.uid), accessSchema)
    const client = await readDocument(region, paths.client(clientId), clientSchema)
    if (!stored || !client || stored.data.sv !== access.sv) throw new AppError('permission-denied')
    const former = await requireProof(region, caller, { client: client.data, current, now: now() })
    const opener = former.by === '' ? openerOf(caller) : former
    const writes = new Writes(region)
    writes.set(paths.clientSecret(clientId), { ...secret, ...(caller.start?.via !== 'code' && opener) })
    writes.delete(paths.loginCode(clientId))
    endSessions(writes, stored)
    const { orgId, name } = client.data
    addLogEntry(writes, { orgId, kind: 'clientPasswordReset', by: caller.uid, at: now(), about: name })
    await writes.commitUnchanged()
  })
  return { success: true }
}

/**
 * Throws unless the caller knows the present password, or has just signed in by a code and has none that is
 * valid. Returns the member who knows the password; empty for none.
 */
async function requireProof(
  region: Region,
  { start, authTime = 0 }: Caller,
  { client, current, now }: { client: Client; current: string; now: number },
): Promise<Opener> {
  const secret = await readDocument(region, paths.clientSecret(client.ID), clientSecretSchema)
  if (!secret || !(await isOpenerMember(region, client.wsId, openerOfSecret(secret.data)))) {
    if (start?.via === 'code' && now / 1_000 - authTime <= freshSeconds) return { by: '' }
    throw new AppError('failed-precondition', 'loginAgain')
  }
  if (!(await isPassword(current, secret.data)))
    throw new AppError('invalid-argument', 'clientPasswordWrong', { current: 'clientPasswordWrong' })
  return openerOfSecret(secret.data)
}
