import { accessSchema } from '../../../shared/workspaces/access.ts'
import { clientSchema, uidOfClient, type Client } from '../../../shared/agencies/client.ts'
import type { Agency } from '../../../shared/agencies/agency.ts'
import { paths } from '../../../shared/paths.ts'
import type { SessionStart } from '../../../shared/widget/sessionStart.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { createClientToken } from '../../../store/accounts.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { findClientId } from '../clients/clientEmail.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import { agencyOfHost } from '../hosts/pages/agencyOfHost.ts'

export interface ClientAccount {
  region: Region
  agency: Agency
  /** Undefined where no client of the agency has the email. */
  client: Stored<Client> | undefined
}

/**
 * Returns the client with an email at the agency of a host. Throws AppError 'not-found' where the host serves
 * no agency.
 */
export async function findAccount(host: string, email: string): Promise<ClientAccount> {
  const found = await agencyOfHost(host)
  if (!found) throw new AppError('not-found')
  const { region, agency } = found
  const clientId = await findClientId(region, agency.ID, email)
  const client = clientId ? await readDocument(region, paths.client(clientId), clientSchema) : undefined
  return { region, agency, client: client?.data.agencyId === agency.ID ? client : undefined }
}

/**
 * Returns the client of an account; throws AppError 'not-found' where none has the email. The throttle before
 * it limits what can be found out.
 */
export function requireClient({ client }: ClientAccount): Stored<Client> {
  if (!client) throw new AppError('not-found', 'clientUnknown', { email: 'clientUnknown' })
  return client
}

/**
 * Returns the version of a client's sessions that are valid; undefined when none is. It is read before the
 * secret that proves who they are: a new password that is set in between ends the session that begins.
 */
export async function readSessionVersion(region: Region, clientId: string): Promise<number | undefined> {
  const access = await readDocument(region, paths.access(uidOfClient(region, clientId)), accessSchema)
  return access && !access.data.disabled ? access.data.sv : undefined
}

/** Returns what a signed-in browser gets: a token of the region, for a session of this version. */
export async function createClientSession(
  region: Region,
  { data: client, path }: Stored<Client>,
  sv: number | undefined,
  now: number,
  start: SessionStart,
) {
  if (sv === undefined) throw new AppError('permission-denied')
  const uid = uidOfClient(region, client.ID)
  const writes = new Writes(region).update(path, { signedInAt: now })
  addLogEntry(writes, { orgId: client.orgId, kind: 'clientSignedIn', by: uid, at: now, about: client.name })
  await writes.commit()
  return { token: await createClientToken(uid, { k: 'c', rg: region, sv, ...start }), region, sv }
}
