import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { z } from 'zod'

export type BillingDialog = 'upgrade' | 'topup' | 'modify' | 'payment'

const dialogs: readonly BillingDialog[] = ['upgrade', 'topup', 'modify', 'payment']
const stateSchema = z.object({ isOpened: z.literal(true) })

export interface DialogInAddress {
  dialog: BillingDialog | undefined
  open: (dialog: BillingDialog) => void
  /** Puts another one in its place, under the same step of the history. */
  replace: (dialog: BillingDialog) => void
  close: () => void
}

/** Which dialog is open is said by the address, so that it can be shared, and Back closes it. */
export function useBillingDialog(): DialogInAddress {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const isOpened = stateSchema.safeParse(state).success
  const asked = search.get('dialog')

  return {
    dialog: dialogs.find((name) => name === asked),
    open: (name) => void navigate({ search: `?dialog=${name}` }, { state: { isOpened: true } }),
    replace: (name) =>
      void navigate(
        { search: `?dialog=${name}` },
        { replace: true, state: isOpened ? { isOpened: true } : null },
      ),
    close: () => {
      // Whoever has gone on by himself is not taken a step further.
      const isThere =
        window.location.pathname === pathname &&
        new URLSearchParams(window.location.search).get('dialog') === asked
      if (isThere) void (isOpened ? navigate(-1) : navigate({ search: '' }, { replace: true }))
    },
  }
}
