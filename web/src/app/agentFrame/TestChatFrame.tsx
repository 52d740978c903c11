import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useEscape } from '../../components/dialogs/useEscape.ts'
import styles from './AgentLayout.module.css'
import { t } from '../texts.ts'

interface TestChatFrameProps {
  title: string
  isShown: boolean
  /** Whether it covers the page: then it is a dialog. */
  isOver: boolean
  onClose: () => void
  children: ReactNode
}

/** The frame of the test chat: beside the page if there is room, otherwise a dialog over it. */
export function TestChatFrame({ title, isShown, isOver, onClose, children }: TestChatFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const isDialog = isShown && isOver
  return (
    <>
      {isDialog && <Cover frame={frame} onClose={onClose} />}
      <section
        ref={frame}
        className={styles.debugger}
        hidden={!isShown}
        aria-label={t('testChatWith', { title })}
        role={isDialog ? 'dialog' : 'complementary'}
        {...(isDialog && { 'aria-modal': true, tabIndex: -1 })}
      >
        {children}
      </section>
    </>
  )
}

/** Makes the page inert while the frame covers it. */
function Cover({ frame, onClose }: { frame: RefObject<HTMLElement | null>; onClose: () => void }) {
  useEscape(onClose)
  useEffect(() => {
    frame.current?.focus()
    return makeInertAround(frame.current)
  }, [frame])
  return (
    <button type="button" className={styles.backdrop} tabIndex={-1} aria-hidden="true" onClick={onClose} />
  )
}

/**
 * Makes everything around an element inert, except layers of the body such as toasts. Returns a function that
 * restores it.
 */
function makeInertAround(element: HTMLElement | null): () => void {
  const elements: HTMLElement[] = []
  for (let inner = element; inner?.parentElement; inner = inner.parentElement) {
    if (inner.parentElement === document.body) break
    for (const other of inner.parentElement.children) {
      if (other === inner || !(other instanceof HTMLElement) || other.inert) continue
      if (other.className === styles.backdrop) continue
      other.inert = true
      elements.push(other)
    }
  }
  return () => {
    for (const other of elements) other.inert = false
  }
}
