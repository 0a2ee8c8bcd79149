interface Node {
  type: string;
  name?: string;
  children?: Node[];
}

/** Links inside become what they say. */
function withoutLinks(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) =>
    node.type === 'link'
      ? (node.children ?? [])
      : [{...node, ...(node.children && {children: withoutLinks(node.children)})}],
  );
}

/** A message is quoted word for word: an address in it is no link of the page. */
export default function remarkMessages() {
  return function visit(node: Node): void {
    if (node.name === 'Message') node.children = withoutLinks(node.children ?? []);
    else node.children?.forEach(visit);
  };
}
