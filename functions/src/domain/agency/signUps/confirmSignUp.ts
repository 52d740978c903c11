import { signUpsSchema, type SignUp } from '../../../shared/agencies/signUp.ts'
import { dayMs, hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { agencySchema, type Agency } from '../../../shared/agencies/agency.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { addEvent, queueEvent, type AddedEvent } from '../../workspaces/events/addEvent.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { allowTry } from '../clientSessions/allowTry.ts'
import { findClientId } from '../clients/clientEmail.ts'
import { checkCode, consumeCode } from '../mailedCodes/mailedCode.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { networksOf } from '../../kernel/access/networksOf.ts'
import { makeRoom } from './makeRoom.ts'
import { findOpenAgency } from './requestSignUp.ts'
import { signUpCodeLocation, signUpIdOf } from './signUpCode.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

const maxTriesPerIp = 30
const retentionMs = 90 * dayMs

interface Confirmation {
  host: string
  email: string
  /** The ID that the requesting browser received. */
  requestId: string
  code: string
  /** The caller's IP. */
  from: string
}

/**
 * Shows a request to the agency after its code has confirmed the email. Throws `codeWrong`, and AppError
 * 'resource-exhausted' while too many others wait.
 */
export async function confirmSignUp(
  ports: Pick<Ports, 'now' | 'tasks'>,
  signing: SigningKeys,
  { host, email, requestId, code, from }: Confirmation,
) {
  const now = ports.now()
  await allowTry(`signUpTry:${from}`, maxTriesPerIp, hourMs, now)
  const { region, agency } = await findOpenAgency(host)
  const id = signUpIdOf(agency.ID, email)
  const location = signUpCodeLocation(region, agency.ID, email, requestId)
  const storedCode = await checkCode(signing, location, code, now)
  const networks = networksOf(from).map((network) =>
    signing.nameOf(`signUp:${network}`, { encoding: 'hex', length: 16 }),
  )
  const added = await untilUnchanged(async () => {
    const writes = new Writes(region)
    await consumeCode(writes, location, storedCode)
    // An agency that is deleted in the meantime must not get a list again.
    await requireAgencyStays(writes, region, agency.ID)
    // A member may have added them in the meantime.
    const isClient = (await findClientId(region, agency.ID, email)) !== undefined
    const request = { id, signUp: storedCode.data.about, networks, now }
    const event = isClient ? undefined : await addRequest(writes, region, agency, request)
    if (!isClient) addNews(writes, { region, agencyId: agency.ID, hour: Math.floor(now / hourMs) }, now)
    await writes.commitUnchanged()
    return event
  })
  await queueEvent(ports, added)
  return { success: true as const }
}

interface WaitingRequest {
  id: string
  signUp: SignUp
  /** Keyed hashes of the networks that asked, from narrow to wide. */
  networks: readonly string[]
  now: number
}

/** Adds a request to the waiting ones, where there is room; deletes those that have waited for ninety days. */
async function addRequest(
  writes: Writes,
  region: Region,
  agency: Agency,
  { id, signUp, networks, now }: WaitingRequest,
): Promise<AddedEvent | undefined> {
  const path = paths.signUps(agency.ID)
  const list = await readDocument(region, path, signUpsSchema)
  const waiting = Object.entries(list?.data.requests ?? {}).filter(
    ([other, request]) => other !== id && request.at > now - retentionMs,
  )
  const remaining = makeRoom(waiting, networks)
  const requests = { ...Object.fromEntries(remaining), [id]: { ...signUp, networks: [...networks], at: now } }
  if (list) writes.update(path, { requests }, list.version)
  else writes.create(path, { workspaceId: agency.userId, requests })
  const workspace = await readDocument(region, paths.workspace(agency.userId), workspaceSchema)
  if (!workspace) return undefined
  const { name, email, company } = signUp
  return addEvent(writes, {
    region,
    workspaceId: agency.userId,
    workspace: workspace.data,
    type: 'sign_up_requested',
    about: { signUpId: id, name, email, company },
    now,
  })
}

/** Has the owner told of the first request of an hour at once, and of the others at its end. */
function addNews(writes: Writes, news: TaskPayload<'notifyOfSignUp'>, now: number): void {
  addTask(writes, 'notifyOfSignUp', news, now)
  addTask(writes, 'notifyOfMoreSignUps', news, now)
}

async function requireAgencyStays(writes: Writes, region: Region, agencyId: string): Promise<void> {
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  if (!agency) throw new AppError('failed-precondition', 'signUpIsOff')
  writes.update(agency.path, { allowSignUp: agency.data.allowSignUp }, agency.version)
}
