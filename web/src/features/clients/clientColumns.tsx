import { Badge } from '@mantine/core'
import type { Client } from '@parley/functions/shared/agencies/client'
import { clientPagesThatExist } from '@parley/functions/shared/agencies/clientPages'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Breakable } from '../../components/text/Breakable.tsx'
import { Face } from '../../components/Face.tsx'
import type { BulkAction } from '../../components/table/actions/BulkAction.ts'
import type { Column } from '../../components/table/columns.ts'
import { RowLink } from '../../components/table/RowLink.tsx'
import { call } from '../../lib/call.ts'
import { formatAgo, formatDateTime, formatEntries } from '../../lib/formats/formats.ts'
import { webPaths } from '../../lib/webPaths.ts'
import styles from './Clients.module.css'
import { nameOfPage } from './nameOfPage.ts'
import { t } from './texts.ts'

const shownPages = 2

/**
 * Returns the columns of the clients' table. `organisations` maps ids to names; set when the rows belong to
 * several organisations.
 */
export function clientColumns(
  region: Region,
  organisations: ReadonlyMap<string, string> | undefined,
): Column<Client>[] {
  const ofOrganisation: Column<Client> = {
    id: 'organisation',
    title: t('organisation'),
    onCards: 'untitled',
    sortBy: ({ orgId }) => organisations?.get(orgId) ?? '',
    cell: ({ orgId }) => <bdi dir="auto">{organisations?.get(orgId) ?? ''}</bdi>,
  }
  return [
    {
      id: 'name',
      title: t('client'),
      isMain: true,
      sortBy: ({ name }) => name,
      cell: ({ ID, name, email, isOrgAdmin }) => (
        <span className={styles.who}>
          <Face seed={email} name={name} size={30} />
          <span className={styles.words}>
            <RowLink to={webPaths.client(region, ID)}>
              <bdi dir="auto">
                <Breakable>{name}</Breakable>
              </bdi>
            </RowLink>
            <small dir="auto">
              <Breakable>{email}</Breakable>
            </small>
          </span>
          {isOrgAdmin && <Badge variant="light">{t('orgAdmin')}</Badge>}
        </span>
      ),
    },
    ...(organisations ? [ofOrganisation] : []),
    {
      id: 'pages',
      title: t('pages'),
      onCards: 'hidden',
      cell: ({ clientTabOrder, canAccess }) => <span>{pagesText(inOrder(clientTabOrder, canAccess))}</span>,
    },
    {
      id: 'signedIn',
      title: t('lastSignIn'),
      sortBy: ({ signedInAt }) => signedInAt,
      isDescendingFirst: true,
      cell: ({ signedInAt }) =>
        signedInAt === 0 ? (
          t('notYet')
        ) : (
          <time dateTime={new Date(signedInAt).toISOString()} title={formatDateTime(signedInAt)}>
            {formatAgo(signedInAt)}
          </time>
        ),
    },
  ]
}

/** Sorts the pages in the order of their tabs. */
function inOrder(order: readonly string[], pages: Client['canAccess']): Client['canAccess'] {
  const shown = pages.filter((page) => clientPagesThatExist.includes(page))
  return shown.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
}

function pagesText(pages: Client['canAccess']): string {
  if (pages.length === 0) return t('noPages')
  const pageNames = formatEntries(pages.slice(0, shownPages).map(nameOfPage))
  return pages.length > shownPages
    ? t('andMore', { named: pageNames, count: pages.length - shownPages })
    : pageNames
}

/** Returns the actions for several selected clients. */
export function bulkActions(region: Region): BulkAction<Client>[] {
  return [
    {
      label: t('deleteClients'),
      isDangerous: true,
      confirm: { title: t('deleteClients'), text: (count) => t('clientsAreOut', { count }) },
      run: async ({ ID }) => {
        await call('deleteClients', { region, clientIds: [ID] }, region)
      },
      done: (count) => t('clientsDeleted', { count }),
    },
  ]
}
