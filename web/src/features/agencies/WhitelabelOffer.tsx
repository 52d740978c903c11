import { Button, Skeleton } from '@mantine/core'
import type { Catalogue } from '@parley/functions/shared/billing/catalogue'
import { catalogueSeed } from '@parley/functions/shared/billing/catalogueSeed'
import { currencyOf, planOf } from '@parley/functions/shared/billing/payment'
import { priceOfAddon, priceOfOrder } from '@parley/functions/shared/billing/planPrices'
import { paths } from '@parley/functions/shared/paths'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { formatMoney } from '../../lib/formats/money.ts'
import { useLiveDoc } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { t } from './domains/domainTexts.ts'

interface WhitelabelOfferProps {
  /** Whether the workspace has a paid plan already, and needs the add-on only. */
  pays: boolean
  country: string
}

/** Leads to the order of the white-label add-on, with its price in the currency of the workspace. */
export function WhitelabelOffer({ pays, country }: WhitelabelOfferProps) {
  const { region } = useWorkspaceRef()
  const catalogue = useLiveDoc('catalogue', { region: 'na', path: paths.catalogue })
  if (catalogue.status === 'error')
    return <LoadFailure title={t('domainNotLoaded')} error={catalogue.error} retry={catalogue.retry} />
  if (catalogue.status !== 'ready') return <Skeleton height={36} width={240} radius="md" />
  const price = priceIn(catalogue.data ?? catalogueSeed, country, pays)
  return (
    <Button
      component={Link}
      to={webPaths.billing(region, pays ? 'modify' : 'upgrade', { addon: 'whitelabel-new' })}
    >
      {t(pays ? 'getAddon' : 'upgradePlan', { price })}
    </Button>
  )
}

/** Returns what the add-on costs a month, with the plan for a workspace that has none. */
function priceIn(catalogue: Catalogue, country: string, hasPlan: boolean): string {
  const currency = currencyOf(catalogue, country)
  const addon = catalogue.addons.find(({ key }) => key === 'whitelabel-new')
  const { monthlyCredits } = planOf(catalogue, 'pay_as_you_go')
  const order = { plan: 'pay_as_you_go', cycle: 'monthly', monthlyCredits } as const
  const ofAddon = addon ? priceOfAddon(addon, currency.currency, 'monthly') : 0
  const ofPlan = hasPlan ? 0 : priceOfOrder(catalogue, currency, order).shown
  return formatMoney(ofAddon + ofPlan, currency.currency, 'dropped')
}
