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
  /** Which site it is, where several are listed. */
  name?: string
}

/** Reads a site again, or ends the reading that goes on. */
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
