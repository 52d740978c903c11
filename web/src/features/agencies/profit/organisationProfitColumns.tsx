import { costOf, marginOf, type OrganisationProfit } from '@parley/functions/shared/agencies/profit'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Column } from '../../../components/table/columns.ts'
import { RowLink } from '../../../components/table/RowLink.tsx'
import { Breakable } from '../../../components/text/Breakable.tsx'
import { formatCredits, formatUsed } from '../../../lib/formats/formatCredits.ts'
import { formatMicros, formatMoney } from '../../../lib/formats/money.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { Health } from './Health.tsx'
import { nameOfOrganisation } from './nameOfOrganisation.ts'
import { t } from './texts.ts'
import { urgencyOf } from './urgencyOf.ts'

/**
 * Returns the columns of the table of organisations. `host`: where the agency's clients sign in, if there is
 * one.
 */
export function organisationProfitColumns(
  region: Region,
  host: string | undefined,
): Column<OrganisationProfit>[] {
  const numbers = { isNumber: true, isDescendingFirst: true } as const
  return [
    {
      id: 'client',
      title: t('client'),
      isMain: true,
      sortBy: nameOfOrganisation,
      cell: (organisation) =>
        organisation.name ? (
          <RowLink to={webPaths.organisation(region, organisation.orgId)}>
            <bdi dir="auto">
              <Breakable>{organisation.name}</Breakable>
            </bdi>
          </RowLink>
        ) : (
          nameOfOrganisation(organisation)
        ),
    },
    {
      id: 'state',
      title: t('state'),
      onCards: 'untitled',
      sortBy: urgencyOf,
      cell: ({ orgId, health }) =>
        health && <Health region={region} orgId={orgId} health={health} host={host} />,
    },
    {
      id: 'left',
      title: t('creditLeft'),
      ...numbers,
      isDescendingFirst: false,
      sortBy: ({ left }) => left ?? -1,
      cell: ({ left }) => (left === null ? '–' : formatCredits(left)),
    },
    {
      id: 'sold',
      title: t('sold'),
      ...numbers,
      sortBy: ({ paid }) => paid,
      cell: ({ paid }) => formatMoney(paid, 'usd'),
    },
    {
      id: 'refunds',
      title: t('refunds'),
      ...numbers,
      onCards: 'hidden',
      sortBy: ({ refunded }) => refunded,
      cell: ({ refunded }) => formatMoney(refunded, 'usd'),
    },
    {
      id: 'credits',
      title: t('creditsUsed'),
      ...numbers,
      sortBy: ({ used }) => used,
      cell: ({ used }) => formatUsed(used),
    },
    {
      id: 'used',
      title: t('used'),
      ...numbers,
      onCards: 'hidden',
      sortBy: ({ price }) => price,
      cell: ({ price }) => formatMicros(price),
    },
    {
      id: 'cost',
      title: t('cost'),
      ...numbers,
      onCards: 'hidden',
      sortBy: costOf,
      cell: (organisation) => formatMicros(costOf(organisation)),
    },
    {
      id: 'margin',
      title: t('margin'),
      ...numbers,
      onCards: 'end',
      sortBy: marginOf,
      cell: (organisation) => formatMicros(marginOf(organisation)),
    },
  ]
}
