import { paths } from '@parley/functions/shared/paths'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useLiveDoc } from '../../../../lib/live/live.ts'
import { useAgentEditing, useStoredAgent } from '../../draft/AgentDraftContext.ts'
import { ChannelCard } from '../ChannelCard.tsx'
import { t } from '../texts.ts'
import { useOpenChannel } from '../useOpenChannel.ts'
import { aboutNumber } from './aboutNumber.ts'
import { WhatsappDialog } from './WhatsappDialog.tsx'

/** The state of the agent's WhatsApp number, with a button that connects or changes it. */
export function WhatsappChannel() {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const waNumber = useLiveDoc('waNumber', { region, path: paths.waNumber(agentId) })
  const { isOpen, open, close } = useOpenChannel('whatsapp')
  const number = waNumber.status === 'ready' ? (waNumber.data ?? undefined) : undefined
  return (
    <>
      <ChannelCard
        name={t('whatsapp')}
        Icon={IconBrandWhatsapp}
        about={number ? aboutNumber(number) : t('aboutWhatsapp')}
        state={number?.state}
        brokenAt={number?.brokenAt}
        record={waNumber}
        onOpen={open}
      />
      {isOpen && waNumber.status === 'ready' && <WhatsappDialog number={number} onClose={close} />}
    </>
  )
}
