import { Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { t as tOfChannels } from '../../../components/brokenChannels/texts.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { t } from './replyWindowTexts.ts'

/** States that there are no templates, with a link to the page that creates them, or the person to ask. */
export function NoTemplates() {
  const { region, agentId } = useInboxAgentRef()
  const mayMake = useMay('changeChannels')
  return (
    <Text size="sm">
      {t('noTemplates')}{' '}
      {mayMake ? (
        <Link to={webPaths.channels(region, agentId, 'whatsapp')}>{tOfChannels('openChannels')}</Link>
      ) : (
        tOfChannels('askProvider')
      )}
    </Text>
  )
}
