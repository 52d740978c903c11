import { Button, type ButtonProps } from '@mantine/core'
import { isRunning, type Site } from '@parley/functions/shared/knowledge/sites'
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { showFailure } from '../../../lib/toast.ts'
import { cancelSite, refreshSite, type SiteRef } from './siteActions.ts'
import { t } from './texts.ts'

interface RunButtonProps extends ButtonProps {
  place: SiteRef
  site: Site
  /** The name of the site, when several are listed. */
  name?: string
}

/** Starts a new read of a site, or cancels the running one. */
export function RunButton({ place, site, name, ...rest }: RunButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const isNow = isRunning(site)

  async function handleClick() {
    setBusy(true)
    try {
      await (isNow ? cancelSite : refreshSite)(place)
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  const label = isNow ? t('cancelReading') : t('readAgainNow')
  return (
    <Button
      variant="default"
      leftSection={isNow ? <IconPlayerStop size={16} /> : <IconRefresh size={16} />}
      loading={isBusy}
      disabled={site.run.state === 'cancelling'}
      aria-label={name === undefined ? undefined : `${label}: ${name}`}
      onClick={() => void handleClick()}
      {...rest}
    >
      {label}
    </Button>
  )
}
