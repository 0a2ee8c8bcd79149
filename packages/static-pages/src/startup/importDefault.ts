/** The same as the helper of this name in `tslib`: wraps a CommonJS module so that it has a default export. */
export const __importDefault = (module: {__esModule?: boolean}) =>
  module.__esModule ? module : {default: module};
