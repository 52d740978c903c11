import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { clientSecretSchema, isPassword } from '../clients/passwords.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { allowTry } from './allowTry.ts'
import { findAccount, openSession, requireClient } from './clientAccount.ts'

const quarterMs = 15 * 60_000
const hourMs = 3_600_000
const maxTries = 5
const maxPerIp = 30

interface SignIn {
  /** The host in the browser's address bar; it selects an agency and grants no rights. */
  host: string
  email: string
  password: string
  /** The IP that asks. */
  from: string
}

/**
 * Signs a client in with their password. Tries are counted per client and IP together, so that no one can
 * lock another person out. A throttled client may still use a code.
 */
export async function signInClient(ports: Pick<Ports, 'now'>, { host, email, password, from }: SignIn) {
  const now = ports.now()
  await allowTry(`clientSignIn:${from}`, maxPerIp, hourMs, now)
  const account = await findAccount(host, email)
  if (account.agency.disablePasswordLogin) throw new AppError('failed-precondition', 'passwordLoginIsOff')
  const { client, region, agency } = account
  await allowTry(`clientSignIn:${agency.ID}:${email}:${from}`, maxTries, quarterMs, now)
  const secret =
    client && (await readDocument(region, paths.clientSecret(client.data.ID), clientSecretSchema))
  const isRight = await isPassword(password, secret?.data)
  const existing = requireClient(account)
  if (!isRight)
    throw new AppError('unauthenticated', 'clientPasswordWrong', { password: 'clientPasswordWrong' })
  return openSession(region, existing, now, { via: 'password', by: secret?.data.by ?? '' })
}
