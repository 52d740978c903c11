import type { AriaLabelConfig } from '@xyflow/react'
import { t } from '../texts.ts'

/** Returns the diagram's texts for screen readers. */
export function ariaTexts(): Partial<AriaLabelConfig> {
  return {
    'node.a11yDescription.default': t('ariaNode'),
    'node.a11yDescription.keyboardDisabled': t('ariaNode'),
    'node.a11yDescription.ariaLiveMessage': ({ x, y }) =>
      t('ariaMoved', { x: String(Math.round(x)), y: String(Math.round(y)) }),
    'edge.a11yDescription.default': t('ariaEdge'),
    'controls.ariaLabel': t('controls'),
    'controls.zoomIn.ariaLabel': t('zoomIn'),
    'controls.zoomOut.ariaLabel': t('zoomOut'),
    'controls.fitView.ariaLabel': t('showAll'),
    'minimap.ariaLabel': t('overview'),
    'handle.ariaLabel': t('connector'),
  }
}
