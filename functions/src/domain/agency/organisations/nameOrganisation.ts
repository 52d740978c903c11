import type { Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'

type Named = Pick<Organisation, 'ID' | 'agencyId' | 'ownerID' | 'name'>

/** Adds an organisation's name to the list of its agency, in the commit that sets it. */
export function nameOrganisation(writes: Writes, { ID, agencyId, ownerID, name }: Named): void {
  writes.merge(paths.organisationNames(agencyId), { workspaceId: ownerID, [`names.${ID}`]: name })
}

/** Removes its name from the list, in the commit that deletes it. */
export function unnameOrganisation(writes: Writes, { ID, agencyId }: Pick<Named, 'ID' | 'agencyId'>): void {
  writes.removeField(paths.organisationNames(agencyId), `names.${ID}`)
}
