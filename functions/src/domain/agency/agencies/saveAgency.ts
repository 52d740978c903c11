import {
  agencyDraftSchema,
  agencySchema,
  type Agency,
  type AgencyDraft,
} from '../../../shared/agencies/agency.ts'
import { servedFonts } from '../../../shared/brand/fonts.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { requireOwnPictures } from '../../kernel/pictures/requireOwnPictures.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { avoidRemovals } from '../../workspaces/members/seats.ts'
import { projectBranding } from './projectBranding.ts'

/** The limit of stored versions of an agency. */
export const maxVersions = 20
const pictureFields = ['squarePhotoURL', 'darkModeSquarePhotourl', 'faviconURL'] as const

interface AgencyChange {
  region: Region
  agencyId: string
  /** The version that the changes are based on. */
  version: number
  changed: Partial<AgencyDraft>
}

/**
 * Saves fields of an agency together with its public branding, in one commit. Fields that another person has
 * changed after `version` stay as they are and are named in `conflicts`; the others are saved.
 */
export async function saveAgency(ports: Pick<Ports, 'now'>, caller: Caller, change: AgencyChange) {
  const { region, agencyId } = change
  requireServedFont(change.changed)
  return untilUnchanged(async () => {
    const writes = new Writes(region)
    if (change.changed.supportEmail !== undefined) await avoidRemovalsOf(writes, region, agencyId)
    const stored = await holdRights(writes, region, caller, () => requireAgency(caller, region, agencyId))
    const { accepted, conflicts } = settle(stored.data, change)
    const saved = keysOf(accepted)
    if (saved.length === 0) return { version: stored.data.version, conflicts }
    await requireOwnPictures(region, { workspaceId: stored.data.userId }, picturesOf(accepted))
    const version = stored.data.version + 1
    const changedIn = { ...stored.data.changedIn, ...Object.fromEntries(saved.map((key) => [key, version])) }
    const now = ports.now()
    const lastModified = Math.floor(now / 1000)
    const { supportEmail = stored.data.supportEmail } = accepted
    const author = supportEmail !== stored.data.supportEmail && { supportEmailBy: caller.uid }
    const agency: Agency = { ...stored.data, ...accepted, ...author, version, changedIn, lastModified }
    writes
      .update(stored.path, { ...accepted, ...author, version, changedIn, lastModified }, stored.version)
      .set(paths.publicBranding(agencyId), { ...(await projectBranding(agency, region)) })
      .create(paths.agencyVersion(agencyId, version), { agency, by: caller.uid, at: now })
    if (version > maxVersions) writes.delete(paths.agencyVersion(agencyId, version - maxVersions))
    await writes.commitUnchanged()
    return { version, conflicts }
  })
}

async function avoidRemovalsOf(writes: Writes, region: Region, agencyId: string): Promise<void> {
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  if (!agency) throw new AppError('permission-denied')
  await avoidRemovals(writes, { region, workspaceId: agency.data.userId })
}

/**
 * Returns an agency for a member of its workspace. Throws the same AppError 'permission-denied' for a missing
 * agency and for another's.
 */
export async function requireAgency(
  caller: Caller,
  region: Region,
  agencyId: string,
): Promise<Stored<Agency>> {
  const stored = await readDocument(region, paths.agency(agencyId), agencySchema)
  if (!stored) throw new AppError('permission-denied')
  await authorizeForWorkspace(caller, 'manageAgency', { region, workspaceId: stored.data.userId })
  return stored
}

/** Separates the fields that can be saved from those that another person changed after `version`. */
function settle(agency: Agency, { version, changed }: AgencyChange) {
  const conflicts = keysOf(changed).filter(
    (key) => (agency.changedIn[key] ?? 0) > version && !isSame(agency[key], changed[key]),
  )
  const accepted: Partial<AgencyDraft> = Object.fromEntries(
    Object.entries(changed).filter(([key]) => !conflicts.some((conflict) => conflict === key)),
  )
  return { accepted, conflicts }
}

const draftKeys = agencyDraftSchema.keyof().options

function keysOf(changed: Partial<AgencyDraft>): (keyof AgencyDraft)[] {
  return draftKeys.filter((key) => changed[key] !== undefined)
}

function picturesOf(changed: Partial<AgencyDraft>): Record<string, string> {
  return Object.fromEntries(pictureFields.map((field) => [field, changed[field] ?? '']))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function requireServedFont({ googleFont }: Partial<AgencyDraft>): void {
  if (googleFont === undefined || googleFont === 'inherit') return
  if (!servedFonts.some((font) => font === googleFont))
    throw new AppError('invalid-argument', 'fontUnknown', { googleFont: 'fontUnknown' })
}
