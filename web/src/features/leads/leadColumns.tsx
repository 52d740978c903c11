import type { Lead } from '@parley/functions/shared/chat/leads'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Breakable } from '../../components/text/Breakable.tsx'
import type { BulkAction } from '../../components/table/actions/BulkAction.ts'
import type { Column } from '../../components/table/columns.ts'
import { formatAgo, formatDateTime } from '../../lib/formats/formats.ts'
import type { Pages } from '../../lib/live/usePages.ts'
import { deleteLead, setLeadState } from './leadActions.ts'
import { LeadControls } from './LeadControls.tsx'
import { LeadName } from './LeadName.tsx'
import { t } from './texts.ts'

type Put = Pages<Lead>['put'] | undefined

/** Returns the columns of the leads; `filter` is the state that all listed leads have, if any. */
export function leadColumns(
  region: Region,
  filter: Lead['state'] | '',
  put: Put,
  onDelete: (lead: Lead) => void,
): Column<Lead>[] {
  return [
    {
      id: 'name',
      title: t('name'),
      isMain: true,
      sortBy: leadTitle,
      cell: (lead) => <LeadName lead={lead} title={leadTitle(lead)} />,
    },
    {
      id: 'contact',
      title: t('contact'),
      onCards: 'untitled',
      cell: (lead) => (
        <bdi dir="auto">
          <Breakable>{contactOf(lead)}</Breakable>
        </bdi>
      ),
    },
    {
      id: 'time',
      title: t('time'),
      onCards: 'untitled',
      sortBy: ({ at }) => at,
      isDescendingFirst: true,
      cell: ({ at }) => (
        <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
          {formatAgo(at)}
        </time>
      ),
    },
    {
      id: 'state',
      title: t('state'),
      onCards: 'control',
      sortBy: ({ state }) => state,
      cell: (lead) => (
        <LeadControls
          lead={lead}
          name={leadTitle(lead)}
          onState={(state) => changeState(region, lead, state, filter, put)}
          onDelete={() => onDelete(lead)}
        />
      ),
    },
  ]
}

/** Returns the actions for several selected leads. */
export function bulkActions(region: Region, filter: Lead['state'] | '', put: Put): BulkAction<Lead>[] {
  return [
    {
      label: t('markAsDone'),
      fits: ({ state }) => state !== 'done',
      confirm: {
        title: t('markLeadsAsDone'),
        text: (count) => t('areMarkedDone', { count }),
      },
      run: (lead) => changeState(region, lead, 'done', filter, put),
      done: (count) => t('markedDone', { count }),
    },
    {
      label: t('deleteLeads'),
      isDangerous: true,
      confirm: {
        title: t('deleteLeads'),
        text: (count) => t('sentIsDeleted', { count }),
      },
      run: (lead) => removeLead(region, lead, put),
      done: (count) => t('leadsDeleted', { count }),
    },
  ]
}

/** Returns a lead's title: the first available of name, email, phone and any value. */
export function leadTitle({ name, email, phone, values }: Lead): string {
  return name || email || phone || values.find(({ value }) => value)?.value || t('noName')
}

/** Returns the lead's contacts that are not its title, or the form's name when none exist. */
function contactOf(lead: Lead): string {
  const others = [lead.email, lead.phone].filter((text) => text && text !== leadTitle(lead))
  return others.join(' · ') || lead.formTitle || t('inTheChat')
}

async function changeState(
  region: Region,
  lead: Lead,
  state: Lead['state'],
  filter: Lead['state'] | '',
  put: Put,
): Promise<void> {
  await setLeadState(region, lead, state)
  put?.(lead.ID, filter === '' || filter === state ? { ...lead, state } : null)
}

/** Deletes a lead in the database and in the list. */
export async function removeLead(region: Region, lead: Lead, put: Put): Promise<void> {
  await deleteLead(region, lead)
  put?.(lead.ID, null)
}
