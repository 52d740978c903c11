import { paths } from '@parley/functions/shared/paths'
import type { MetaPage, MetaPageKind } from '@parley/functions/shared/channels/channels'
import { IconBrandInstagram, IconBrandMessenger } from '@tabler/icons-react'
import { useLiveDoc } from '../../../../lib/live/live.ts'
import { useAgentEditing, useStoredAgent } from '../../draft/AgentDraftContext.ts'
import { ChannelCard } from '../ChannelCard.tsx'
import { t } from '../texts.ts'
import { useChannelOffer } from '../useChannelOffer.ts'
import { useOpenChannel } from '../useOpenChannel.ts'
import { MetaPageDialog } from './MetaPageDialog.tsx'
import { nameOfMetaPage } from './nameOfMetaPage.ts'

const icons = { messenger: IconBrandMessenger, instagram: IconBrandInstagram } as const
const abouts = { messenger: 'aboutMessenger', instagram: 'aboutInstagram' } as const

/** The state of the agent's page on one of its two channels, with a button that connects or changes it. */
export function MetaPageChannel({ kind }: { kind: MetaPageKind }) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const metaPage = useLiveDoc('metaPage', { region, path: paths.metaPage(agentId) })
  const { isOpen, open, close } = useOpenChannel(kind)
  const isOffered = useChannelOffer()?.hasMeta !== false
  const page = metaPage.status === 'ready' ? pageOf(metaPage.data, kind) : undefined
  const mayOpen = isOffered || page !== undefined
  return (
    <>
      <ChannelCard
        name={t(kind)}
        Icon={icons[kind]}
        about={page ? pageText(page, kind) : t(isOffered ? abouts[kind] : 'notOffered')}
        state={page?.state}
        brokenAt={page?.brokenAt}
        record={metaPage}
        onOpen={mayOpen ? open : undefined}
      />
      {isOpen && mayOpen && metaPage.status === 'ready' && (
        <MetaPageDialog kind={kind} page={page} onClose={close} />
      )}
    </>
  )
}

function pageOf(page: MetaPage | null, kind: MetaPageKind): MetaPage | undefined {
  const isThere = kind === 'messenger' ? page?.hasMessenger : page?.hasInstagram
  return isThere && page ? page : undefined
}

/** Returns which account answers, or why none does. */
function pageText(page: MetaPage, kind: MetaPageKind): string {
  const { state } = page
  const name = nameOfMetaPage(page, kind)
  return state === 'connected' ? t(`pageAnswers_${kind}`, { name }) : t(`metaPage_${state}`, { name })
}
