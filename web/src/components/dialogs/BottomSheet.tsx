import { useRef, type PointerEvent, type ReactNode } from 'react'
import styles from './BottomSheet.module.css'
import { SidePanel } from '../panels/SidePanel.tsx'

/** Pixels that a finger has to pull a sheet down to close it. */
const closingPull = 80

interface BottomSheetProps {
  title: string
  /** The title is only for screen readers, because the content says the same. */
  isTitleHidden?: boolean
  /** The content has a height of its own, so the sheet is as high as the window allows. */
  isTall?: boolean
  onClose: () => void
  children: ReactNode
}

/** A sheet over the lower part of a page on a phone; its button, Escape or a pull down closes it. */
export function BottomSheet({
  title,
  isTitleHidden = false,
  isTall = false,
  onClose,
  children,
}: BottomSheetProps) {
  const pulledFrom = useRef<number>(undefined)

  function pull({ currentTarget, clientY }: PointerEvent<HTMLElement>): number {
    const distance = Math.max(0, clientY - (pulledFrom.current ?? clientY))
    const sheet = currentTarget.closest<HTMLElement>('[role="dialog"]')
    sheet?.style.setProperty('translate', `0 ${distance}px`)
    return distance
  }

  function letGo(event: PointerEvent<HTMLElement>) {
    const distance = pull(event)
    pulledFrom.current = undefined
    if (distance > closingPull) onClose()
    else pull(event)
  }

  const grip = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return
      pulledFrom.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: pull,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }

  return (
    <SidePanel
      position="bottom"
      size="min(94dvh, 720px)"
      title={title}
      attributes={{ header: grip }}
      classNames={{
        content: `${styles.sheet} ${isTall ? '' : styles.fits}`,
        header: styles.head ?? '',
        title: isTitleHidden ? 'unseen' : '',
        body: styles.body ?? '',
      }}
      onClose={onClose}
    >
      {children}
    </SidePanel>
  )
}
