import { addonKeys, type AddonKey } from '@parley/functions/shared/billing/catalogue'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { z } from 'zod'

export type BillingDialog = 'upgrade' | 'topup' | 'modify' | 'payment'

const dialogs: readonly BillingDialog[] = ['upgrade', 'topup', 'modify', 'payment']
const stateSchema = z.object({ isOpened: z.literal(true) })

export interface DialogInUrl {
  dialog: BillingDialog | undefined
  /** The add-on that the dialog begins with, once. */
  addon: AddonKey | undefined
  open: (dialog: BillingDialog) => void
  /** Replaces the dialog, in the same step of the history. */
  replace: (dialog: BillingDialog) => void
  close: () => void
}

/** Returns the open dialog, stored in the URL, so that it can be shared and Back closes it. */
export function useBillingDialog(): DialogInUrl {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const isOpened = stateSchema.safeParse(state).success
  const dialogName = search.get('dialog')

  return {
    dialog: dialogs.find((name) => name === dialogName),
    addon: addonKeys.find((key) => key === search.get('addon')),
    open: (name) => void navigate({ search: `?dialog=${name}` }, { state: { isOpened: true } }),
    replace: (name) =>
      void navigate(
        { search: `?dialog=${name}` },
        { replace: true, state: isOpened ? { isOpened: true } : null },
      ),
    close: () => {
      // A person who has navigated meanwhile is not moved again.
      const isThere =
        window.location.pathname === pathname &&
        new URLSearchParams(window.location.search).get('dialog') === dialogName
      if (isThere) void (isOpened ? navigate(-1) : navigate({ search: '' }, { replace: true }))
    },
  }
}
