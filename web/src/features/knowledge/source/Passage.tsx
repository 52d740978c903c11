import { Anchor } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { t } from '../texts.ts'
import styles from './SourcePage.module.css'
import type { PassagePage } from './usePassages.ts'

interface PassageProps {
  passage: PassagePage['passages'][number]
  /** True when the URL names this passage, which is then scrolled into view. */
  isMarked: boolean
}

/** Shows one passage, with its location in the file. */
export function Passage({ passage: { id, title, text, url }, isMarked }: PassageProps) {
  const item = useRef<HTMLLIElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (isMarked) item.current?.scrollIntoView({ block: 'center' })
  }, [isMarked])

  return (
    <li ref={item} {...(isMarked && { 'aria-current': true })}>
      <b dir="auto">{title}</b>
      <p dir="auto">{text}</p>
      <span className={styles.links}>
        <Anchor
          component={Link}
          to={`${pathname}?passage=${encodeURIComponent(id)}`}
          aria-label={t('linkToPassageOf', { title })}
        >
          {t('linkToPassage')}
        </Anchor>
        {url && (
          <Anchor href={url} target="_blank" rel="noopener noreferrer">
            {t('openPage')}
          </Anchor>
        )}
      </span>
    </li>
  )
}
