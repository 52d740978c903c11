import { lazyComponent } from '../../lib/lazyComponent.tsx'

// What the first view's table has no use for, or not at once, stays out of it.
export const SelectBox = lazyComponent(async () => (await import('./SelectBox.tsx')).SelectBox)
export const SearchField = lazyComponent(async () => (await import('../SearchField.tsx')).SearchField)
export const VirtualRows = lazyComponent(async () => (await import('./VirtualRows.tsx')).VirtualRows)
