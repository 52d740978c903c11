import { Button, Skeleton } from '@mantine/core'
import type { MetaPageChoice, MetaPageKind } from '@parley/functions/shared/channels/channels'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect, useRef, useState } from 'react'
import { InlineFailure } from '../../../../components/failures/InlineFailure.tsx'
import { call } from '../../../../lib/call.ts'
import { sentenceOf } from '../../../../lib/errors.ts'
import { showFailure, showToast } from '../../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../../draft/AgentDraftContext.ts'
import { t } from '../texts.ts'
import styles from './PageChoice.module.css'

interface PageChoiceProps {
  kind: MetaPageKind
  /** The completed sign-in whose pages are offered. */
  loginId: string
  onConnected: () => void
}

type PagesResult = { pages: MetaPageChoice[] } | { problem: string }

/** The pages that a person has allowed, of which one is connected. */
export function PageChoice({ kind, loginId, onConnected }: PageChoiceProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const [found, setFound] = useState<PagesResult>()
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isOver = false
    async function loadPages() {
      const next = await findPages(region, agentId, loginId)
      if (!isOver) setFound(next)
    }
    void loadPages()
    return () => {
      isOver = true
    }
  }, [region, agentId, loginId, tries])

  if (found && 'problem' in found) {
    const retry = () => {
      setFound(undefined)
      setTries(tries + 1)
    }
    return <InlineFailure text={found.problem} retry={retry} />
  }
  const count = found?.pages.length
  return (
    <>
      {/* Rendered empty at first: screen readers announce only what is added to an existing live region. */}
      <output className={count === 0 ? styles.none : 'unseen'}>
        {count !== undefined && t(count === 0 ? 'noPages' : 'choosePage')}
      </output>
      {!found && <Skeleton height={72} aria-busy="true" />}
      {found && found.pages.length > 0 && (
        <PageList kind={kind} loginId={loginId} pages={found.pages} onConnected={onConnected} />
      )}
    </>
  )
}

interface PageListProps extends PageChoiceProps {
  pages: readonly MetaPageChoice[]
}

function PageList({ kind, loginId, pages, onConnected }: PageListProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const [connecting, setConnecting] = useState('')
  const list = useRef<HTMLUListElement>(null)

  // Meta's window is closed: the focus moves to the first page.
  useEffect(() => {
    list.current?.querySelector('li')?.focus()
  }, [])

  async function connect(pageId: string) {
    setConnecting(pageId)
    try {
      await call('connectMetaPage', { region, agentId, loginId, kind, pageId }, region)
      void showToast(t('pageConnected'))
      onConnected()
    } catch (error) {
      showFailure(error, (message) => t('pageNotConnected', { message }))
    } finally {
      setConnecting('')
    }
  }

  return (
    <ul ref={list} className={styles.pages} aria-label={t('choosePage')}>
      {pages.map(({ pageId, pageName, pictureUrl, igPageName }) => (
        <li key={pageId} tabIndex={-1}>
          {pictureUrl ? <img src={pictureUrl} alt="" width={36} height={36} /> : <span />}
          <div className={styles.words}>
            <strong dir="auto">{pageName}</strong>
            <span dir="auto">{instagramOf(kind, igPageName)}</span>
          </div>
          <Button
            size="compact-md"
            variant="default"
            aria-label={t('connectNamed', { name: pageName })}
            disabled={isConnectingAnother(connecting, pageId) || (kind === 'instagram' && igPageName === '')}
            loading={connecting === pageId}
            onClick={() => void connect(pageId)}
          >
            {t('connect')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Returns whether another page is being connected: only one at a time. */
function isConnectingAnother(connecting: string, pageId: string): boolean {
  return connecting !== '' && connecting !== pageId
}

async function findPages(region: Region, agentId: string, loginId: string): Promise<PagesResult> {
  try {
    return await call('listMetaPages', { region, agentId, loginId }, region)
  } catch (error) {
    return { problem: t('lookUpFailed', { message: sentenceOf(error) }) }
  }
}

function instagramOf(kind: MetaPageKind, igPageName: string): string {
  if (igPageName) return `@${igPageName}`
  return kind === 'instagram' ? t('pageHasNoInstagram') : ''
}
