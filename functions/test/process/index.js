export { widget } from '../../src/index.ts'
