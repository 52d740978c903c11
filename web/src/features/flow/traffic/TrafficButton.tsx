import { Button } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { useMay } from '../../../lib/session/viewer.ts'
import { t } from '../texts.ts'
import { useShownTraffic } from './TrafficContext.ts'

/** Shows on the ways how many conversations took each, for people who may read conversations. */
export function TrafficButton() {
  const { isShown, toggle, traffic } = useShownTraffic()
  if (!useMay('readConversations')) return null
  return (
    <>
      <Button
        variant={isShown ? 'light' : 'subtle'}
        color={isShown ? undefined : 'gray'}
        size="compact-md"
        leftSection={<IconRoute size={16} />}
        aria-pressed={isShown}
        loading={isShown && traffic.status === 'loading'}
        onClick={toggle}
      >
        {t('traffic')}
      </Button>
      <output>
        {isShown && traffic.status === 'ready' && (
          <small>{t('trafficOf', { count: traffic.data.conversations })}</small>
        )}
      </output>
      {isShown && traffic.status === 'error' && (
        <InlineFailure text={t('trafficNotLoaded')} retry={traffic.retry} />
      )}
    </>
  )
}
