import { Notifications, useNotifications } from '@mantine/notifications'
import { useEffect, useState, type CSSProperties } from 'react'
import styles from './ToastArea.module.css'

/** Elements that stay visible at the window's bottom: save bars, a dialog's buttons, and the reply field. */
const atFoot = '[data-at-foot], [data-fills-page] form'
const nearFootPx = 72
/** Titles are not covered either. The size of a toast, and its width beside the navigation. */
const titles = 'main :is(h2, h3)'
const toastPx = 88
const toastWidthPx = 700

/** Shows one toast at a time at the bottom, beside the navigation and above fixed elements. */
export function ToastArea() {
  const { notifications } = useNotifications()
  const [height, setHeight] = useState(0)
  const [newest] = notifications

  useEffect(() => {
    const measure = () => setHeight(footHeight())
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [newest])

  const style: CSSProperties & Record<`--${string}`, string> = { '--above-foot': `${height}px` }
  return <Notifications position="bottom-left" limit={1} className={styles.area ?? ''} style={style} />
}

/** Returns the height of the window's lower part that must not be covered, in pixels. */
function footHeight(): number {
  const edge = window.innerHeight
  const isRtl = document.dir === 'rtl'
  const topsOf = (selector: string, near: number, isInWay: (rect: DOMRect) => boolean) =>
    [...document.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .filter((rect) => rect.height > 0 && rect.top < edge && rect.bottom > edge - near && isInWay(rect))
      .map(({ top }) => edge - top)
  const coveredPx = Math.max(0, ...topsOf(atFoot, nearFootPx, () => true))
  const isBeneath = ({ left, right }: DOMRect) =>
    isRtl ? right > window.innerWidth - toastWidthPx : left < toastWidthPx
  const covered = topsOf(titles, coveredPx + toastPx, isBeneath)
  return Math.min(Math.max(coveredPx, ...covered), edge / 2)
}
