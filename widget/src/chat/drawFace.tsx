import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'

/** Renders an agent's picture, or else the first letter of its name. */
export const drawFace = ({ title = '', imageUrl }: Partial<WidgetConfig> = {}) =>
  imageUrl ? <img src={imageUrl} alt="" /> : Array.from(title)[0]
