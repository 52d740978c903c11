import { EmptyState, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import type { FoundVersion, VersionWords } from './FoundVersion.ts'
import { t } from './texts.ts'
import { useVersions } from './useVersions.ts'
import { VersionDetails } from './VersionDetails.tsx'
import { VersionList } from './VersionList.tsx'
import styles from './Versions.module.css'

interface VersionsPageProps {
  wordsOf: (found: FoundVersion) => VersionWords
}

/** The versions of an agent: their differences from the draft, and their restoration. */
export function VersionsPage({ wordsOf }: VersionsPageProps) {
  const { region } = useAgentEditing()
  const { ID: agentId, title } = useStoredAgent((stored) => stored)
  const [reads, setReads] = useState(0)
  const versions = useVersions(region, agentId, reads)
  const [search, setSearch] = useSearchParams()
  const loadedVersions = versions.status === 'ready' ? versions.data.versions : []
  const brokenIds = versions.status === 'ready' ? versions.data.brokenIds : []
  const open = loadedVersions.find(({ at }) => String(at) === search.get('version')) ?? loadedVersions[0]
  const show = (at: number) => setSearch({ version: String(at) }, { replace: true })

  /**
   * Reads the list again, because the draft was just stored as the newest version; the open version stays
   * open.
   */
  function readAgain(at: number) {
    show(at)
    setReads((count) => count + 1)
  }

  return (
    <Page
      title={t('versionHistory')}
      documentTitle={`${t('versionHistory')} · ${title}`}
      lead={t('versionsHint')}
    >
      {versions.status === 'error' && (
        <LoadFailure title={t('notLoaded')} error={versions.error} retry={versions.retry} />
      )}
      {versions.status === 'loading' && <Skeleton aria-busy="true" height={240} />}
      {versions.status === 'ready' && loadedVersions.length + brokenIds.length === 0 && (
        <EmptyState title={t('noVersions')} description={t('noVersionsHint')} />
      )}
      {brokenIds.map((id) => (
        <p key={id} className={styles.hint}>
          {t('brokenVersion', { id })}
        </p>
      ))}
      {open && (
        <div className={styles.parts}>
          <VersionList versions={loadedVersions} openAt={open.at} onOpen={show} />
          <VersionDetails
            key={open.at}
            version={open}
            wordsOf={wordsOf}
            onChanged={() => readAgain(open.at)}
          />
        </div>
      )}
    </Page>
  )
}
