/** The theme's script that is left out, between its others. `tools/check/upstream` tells when the theme changes. */
const attributesFromQuery = String.raw`/\(function\(\) \{\s+try \{\s+const entries = .+?\}\)\(\);/s`;

/**
 * The page as Docusaurus writes it (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate), but
 * for two things. The scripts are in a `<template>`, so the browser does not load them: the inline
 * script (`inline/begin.ts`) runs them at the reader's first interaction. And the theme's script that
 * copies `?docusaurus-data-x` to `<html data-x>` is left out: with it, a link could set any attribute
 * that our listeners and styles react to.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <template id="scripts">
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>"></script>
      <% }); %>
    </template>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${attributesFromQuery}, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
