import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAuthForm } from '../useAuthForm.ts'
import { t } from '../texts.ts'

/** A website for a preview of an agent on it. */
export interface SeenSite {
  address: string
  name: string
  /** `#rrggbb`; empty if the site has none. */
  colour: string
  /** The site's description; empty if it has none. */
  about: string
}

interface SiteFormProps {
  site: SeenSite | undefined
  onSeen: (site: SeenSite) => void
}

/** Asks for a URL, and shows an agent on that site. */
export function SiteForm({ site, onSeen }: SiteFormProps) {
  const [early] = useState(readEarlyInput)
  const { fields, isBusy, error, submit } = useAuthForm({
    initialValues: { address: early.address },
    validate: { address: (address) => (/[^\s.]\.[^\s.]/.test(address) ? null : t('siteWrong')) },
    onSubmit: async ({ address }) => {
      const { call } = await import('../../../lib/call.ts')
      onSeen({ address, ...(await call('lookAtSite', { address }, 'na')) })
    },
  })
  return (
    <form className="front-site" onSubmit={submit} noValidate>
      <TextInput
        label={t('site')}
        placeholder={t('siteExample')}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={300}
        ref={early.hasFocus ? focus : undefined}
        {...fields.getInputProps('address')}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {t('showMe')}
      </Button>
      <output>
        {error ||
          (site && !fields.errors['address']
            ? t(site.colour ? 'siteGreeted' : 'siteWithoutColour')
            : t('siteHint'))}
      </output>
    </form>
  )
}

function focus(input: HTMLInputElement | null): void {
  input?.focus()
}

/** Returns what a visitor has entered before the page's script was there; see `web/prerender`. */
function readEarlyInput(): { address: string; hasFocus: boolean } {
  const input = document.querySelector<HTMLInputElement>('#root[data-prerendered] .front-site input')
  return { address: input?.value ?? '', hasFocus: input !== null && input === document.activeElement }
}
