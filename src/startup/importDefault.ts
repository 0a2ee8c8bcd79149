/** What TypeScript's helper of this name does: the default export of a module, whatever its kind. */
export const __importDefault = (module: {__esModule?: boolean}) =>
  module.__esModule ? module : {default: module};
